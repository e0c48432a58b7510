/** A queue of events, with one reader. */
export class Inbox<Event> {
  private readonly events: Event[] = [];
  private wake: () => void = () => undefined;

  /** Appends an event. */
  post(event: Event): void {
    this.events.push(event);
    this.wake();
  }

  /** Waits until there is an event. */
  async arrival(): Promise<void> {
    if (this.events.length > 0) return;
    await new Promise<void>((resolve) => (this.wake = resolve));
  }

  /** Takes the first event, and waits for it if there is none. */
  async next(): Promise<Event> {
    await this.arrival();
    return this.events.shift()!;
  }

  /** Takes the first event if a test holds for it. */
  takeIf<Wanted extends Event>(isWanted: (event: Event) => event is Wanted): Wanted | undefined {
    const [first] = this.events;
    if (first === undefined || !isWanted(first)) return undefined;
    this.events.shift();
    return first;
  }
}
