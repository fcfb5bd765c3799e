import { makeAutoObservable, observableRef } from 'mobx'
import { privacyGuide } from '@/platform/privacy/privacyGuide'
import type { GuideAnswer, GuideQuestion } from '@/platform/privacy/privacyGuidePort'

/**
 * The questions of the host about its privacy guide. One instance for the whole app, since a question may wait while another screen comes to
 * the front. One answer of the customer is the answer to all that wait; a call after a refusal asks anew.
 */
class GuideQuestions {
  /** Those of the calls that wait for the customer. */
  waiting: readonly GuideQuestion[] = []

  constructor() {
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true })
    privacyGuide.watch(this.ask)
  }

  ask(question: GuideQuestion): void {
    this.waiting = [...this.waiting, question]
  }

  answer(answer: GuideAnswer): void {
    const { waiting } = this
    this.waiting = []
    for (const question of waiting) question(answer)
  }
}

export const guideQuestions = new GuideQuestions()
