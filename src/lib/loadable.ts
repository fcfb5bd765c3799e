import { makeAutoObservable, observableRef } from 'mobx'

/**
 * A remote value and where it stands. Only the newest load may write: the answer of an older one is dropped.
 * A reload keeps the old value on the screen, and so does a reload that fails.
 */
export class Loadable<T> {
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  value: T | undefined = undefined
  error: unknown = undefined
  private turn = 0

  constructor() {
    // The value is a reference: an answer is replaced, never edited, and a deep proxy of a large one costs time on phones.
    makeAutoObservable<Loadable<T>, 'turn'>(
      this,
      { value: observableRef, error: observableRef, turn: false },
      { autoBind: true },
    )
  }

  /**
   * Runs and keeps its answer. Never rejects: a failure is stored in `error`, with status `failed`.
   * `run` may ask `isWanted` whether its answer would still be kept.
   */
  async load(run: (isWanted: () => boolean) => Promise<T>): Promise<void> {
    const turn = ++this.turn
    this.status = 'loading'
    this.error = undefined
    try {
      const value = await run(() => turn === this.turn)
      if (turn === this.turn) this.set(value)
    } catch (error) {
      if (turn === this.turn) this.fail(error)
    }
  }

  /** After the screen is gone: answers under way are ignored. A later `load` works again. */
  drop(): void {
    this.turn++
    if (this.status === 'loading') this.status = this.value === undefined ? 'idle' : 'ready'
  }

  /** Takes a value that is already known; it is newer than any answer under way. */
  set(value: T): void {
    this.turn++
    this.value = value
    this.error = undefined
    this.status = 'ready'
  }

  private fail(error: unknown): void {
    this.error = error
    this.status = 'failed'
  }
}
