/** Lets acts happen one after the other, in the order in which they were asked for. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  /** Does something when all that was asked for before is over, however it ended. */
  take<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.last.then(act);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
