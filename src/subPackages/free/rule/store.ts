import { type ActivityConfigRes, getActivityConfig } from '@/contract/activity/custom'
import { freeActivityCode } from '@/contract/activity/free'
import { Loadable } from '@/request/loadable'

/** The rules of the activity, as it is configured. */
export class FreeRuleStore {
  readonly page = new Loadable<ActivityConfigRes>()

  load = (): Promise<void> => this.page.load((read) => read(getActivityConfig, { code: freeActivityCode }))
}
