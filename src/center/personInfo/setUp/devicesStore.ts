import { makeAutoObservable } from 'mobx'
import { type EndOtherSessionsRes, endOtherSessions, type SessionRow, sessionList } from '@/contract/devices'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

/** The devices on which the account is signed in, read each time they are opened, and the end of all others (U5). */
export class DevicesStore {
  readonly list = new Loadable<readonly SessionRow[]>()
  readonly ending = new Submission<object, EndOtherSessionsRes>({
    send: (_, send) => send(endOtherSessions, {}),
    done: () => void this.load(),
  })
  readonly isOffered = has(sessionList)
  isOpen = false
  hasQuestion = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get hasOthers(): boolean {
    return (this.list.value ?? []).some(({ isCurrent }) => !isCurrent)
  }

  get canEndOthers(): boolean {
    return this.hasOthers && has(endOtherSessions)
  }

  open(): void {
    this.isOpen = true
    void this.load()
  }

  close(): void {
    this.isOpen = false
  }

  load(): Promise<void> {
    return this.list.load(async (read) => (await read(sessionList, {})).sessions)
  }

  ask(): void {
    this.hasQuestion = true
  }

  keep(): void {
    this.hasQuestion = false
  }

  /** Signs out every other device. */
  endOthers(): void {
    this.hasQuestion = false
    void this.ending.submit({})
  }
}
