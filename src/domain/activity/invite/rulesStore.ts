import { makeAutoObservable } from 'mobx'
import { type InviteRulesReq, inviteRules } from '@/contract/activity/redPacket'
import { Loadable } from '@/request/loadable'

/** The rules of invitations. A screen shows them below its own content, and nothing where they do not load. */
export class RulesStore {
  readonly rules = new Loadable<readonly string[]>()
  private readonly subject: InviteRulesReq['of']

  constructor(subject: InviteRulesReq['of']) {
    this.subject = subject
    makeAutoObservable<RulesStore, 'subject'>(this, { subject: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.rules.load(async (read) => (await read(inviteRules, { of: this.subject })).rules)
  }
}
