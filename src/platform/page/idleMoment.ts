import type { IdleMoment } from './ports'

/** Mini-programs do not tell when they are idle: the data of a drawing that has just begun is handed over first. */
export const idleMoment: IdleMoment = (run) => void setTimeout(run, 100)
