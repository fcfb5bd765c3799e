import { makeAutoObservable } from 'mobx'
import {
  type CreditReportInfoRes,
  type CreditReportRes,
  type CreditScoreRes,
  creditReport,
  creditReportInfo,
  creditScore,
} from '@/contract/credit'
import { Loadable } from '@/request/loadable'

/** The credit score of the customer, and their report once they open it. */
export class ScoreStore {
  readonly score = new Loadable<CreditScoreRes>()
  readonly info = new Loadable<CreditReportInfoRes>()
  readonly report = new Loadable<CreditReportRes>()
  showsReport = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    await Promise.all([
      this.score.load((read) => read(creditScore, {})),
      this.info.load((read) => read(creditReportInfo, {})),
    ])
  }

  /** Shows the report; one that was read stays. */
  openReport(): void {
    this.showsReport = true
    if (this.report.value === undefined) void this.readReport()
  }

  readReport(): Promise<void> {
    return this.report.load((read) => read(creditReport, {}))
  }

  closeReport(): void {
    this.showsReport = false
  }
}
