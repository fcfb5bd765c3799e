/** Rows of one page, in every list. */
export const PAGE_SIZE = 10

/** One page of rows, from page 1. */
export const pageOf = <Row>(rows: readonly Row[], page: number): Row[] =>
  page < 1 ? [] : rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
