import { until } from '@tests/fixtures/until'
import type { TestSandbox } from '@tests/sandbox/startSandbox'

/** Waits until a fault has affected a call; faults that were cleared do not count. */
export const faultHit = (sandbox: TestSandbox): Promise<void> =>
  until(
    async () => (await sandbox.faultLog()).length > 0,
    () => 'a call that the fault hits',
  )
