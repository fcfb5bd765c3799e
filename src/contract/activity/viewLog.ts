import { type Empty, endpoint } from '../endpoint'

export interface ViewLogReq {
  /** The path of the page, without a slash in front. */
  page: string
  /** What the page shows, such as the code of an activity; empty where it is always the same. */
  code: string
}

/** Counts a view of a page of activities. Quiet: the customer notices nothing of it, whatever becomes of it. */
export const viewLog = endpoint<ViewLogReq, Empty>()('/xbt-snacks/view-log', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  toast: false,
})
