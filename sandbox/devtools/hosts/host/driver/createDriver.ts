import type { Machine } from '../machine'
import { acting } from './acting'
import { looking } from './looking'
import { running } from './running'

/** All actions and queries of a test on a running mini-program; every argument and result is JSON, so that it works across processes. */
export type Driver = ReturnType<typeof running> & ReturnType<typeof acting> & ReturnType<typeof looking>

/** The driver of one machine. */
export function createDriver(machine: Machine): Driver {
  return { ...running(machine), ...acting(machine), ...looking(machine) }
}
