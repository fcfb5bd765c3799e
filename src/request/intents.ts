import { makeRequestId } from './call'

/** The id under which a form is sent. */
export interface Intent {
  requestId: string
  /** The id was sent before, and how that ended is not known. */
  isReused: boolean
}

/** Keeps the id of each form until its end is known, so that a form whose answer was lost is not done twice. */
export interface Intents {
  /** The id of a form: the same form has the same id until its end is known. */
  of(form: object): Intent
  /**
   * The end of a form is known: the same form asks for something new from now on. `done`: the customer has seen that it was done;
   * `over`: it was refused, or what it made has ended since.
   */
  end(form: object, how: 'done' | 'over'): void
}

/** Keeps the id of the latest form in memory, for actions that a closed screen need not remember. */
export class LatestIntent implements Intents {
  private latest: { form: string; requestId: string } | undefined

  of(form: object): Intent {
    const text = JSON.stringify(form)
    if (this.latest?.form === text) return { requestId: this.latest.requestId, isReused: true }
    this.latest = { form: text, requestId: makeRequestId() }
    return { requestId: this.latest.requestId, isReused: false }
  }

  end(form: object): void {
    if (this.latest?.form === JSON.stringify(form)) this.latest = undefined
  }
}
