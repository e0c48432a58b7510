import type { Request, Response } from '../messages';
import { makeCall } from './make-call';
import { playText } from './play-text';

addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data));

async function answer(request: Request): Promise<void> {
  let response: Response;
  try {
    response = { id: request.id, result: await resultOf(request) };
  } catch (thrown) {
    response = { id: request.id, error: thrown instanceof Error ? thrown.message : String(thrown) };
  }
  postMessage(response);
}

function resultOf(request: Request) {
  switch (request.task) {
    case 'play':
      return playText(request.params);
    case 'call':
      return makeCall(request.params);
  }
}
