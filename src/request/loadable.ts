import { makeAutoObservable, observableRef } from 'mobx'
import type { LastAnswer } from './lastAnswer'
import { type Read, readWith } from './read'

/** What a screen needs to know of a value that it shows. */
export type Shown<T> = Pick<Loadable<T>, 'status' | 'error' | 'value'> & Partial<Pick<Loadable<T>, 'lastAt'>>

/** Reads a remote value with the call that it is handed. */
export type Load<T> = (read: Read) => Promise<T>

/**
 * A remote value and its state. Only the newest load may write: the answer of an older one is dropped.
 * A reload keeps the old value on the screen, and so does a reload that fails.
 */
export class Loadable<T> {
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  value: T | undefined = undefined
  error: unknown = undefined
  /** When an earlier visit got the value, in milliseconds since 1970; undefined for a value of this visit. */
  lastAt: number | undefined = undefined
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
   * Reads and keeps the answer. Never rejects: a failure is stored in `error`, with status `failed`, and is silent, since the
   * screen shows it in place of the value, or keeps the old one.
   */
  load(load: Load<T>): Promise<void> {
    return this.run(load, false)
  }

  /** The same because the customer asked for it: where the old value stays on the screen, a failure is a toast. */
  refresh(load: Load<T>): Promise<void> {
    return this.run(load, this.value !== undefined)
  }

  /** Ignores the answers under way: the screen is closed. A later `load` works again. */
  drop(): void {
    this.turn++
    if (this.status === 'loading') this.status = this.value === undefined ? 'idle' : 'ready'
  }

  /** Shows the value of an earlier visit until there is one of this visit. */
  showLast({ value, at }: LastAnswer<T>): void {
    this.value = value
    this.lastAt = at
  }

  /** Takes a value that is already known; it is newer than any answer under way. */
  set(value: T): void {
    this.turn++
    this.value = value
    this.lastAt = undefined
    this.error = undefined
    this.status = 'ready'
  }

  private async run(load: Load<T>, mayToast: boolean): Promise<void> {
    const turn = ++this.turn
    const isWanted = () => turn === this.turn
    this.status = 'loading'
    this.error = undefined
    try {
      const value = await load(readWith({ isWanted, mayToast }))
      if (isWanted()) this.set(value)
    } catch (error) {
      if (isWanted()) this.fail(error)
    }
  }

  private fail(error: unknown): void {
    this.error = error
    this.status = 'failed'
  }
}

/** A screen's value, as loading until what it shows beside it is there one way or the other (`isComplete`), so that nothing moves down later. */
export const together = <T>(page: Loadable<T>, isComplete: boolean): Shown<T> =>
  !isComplete && page.status === 'ready' ? { status: 'loading', error: undefined, value: undefined } : page
