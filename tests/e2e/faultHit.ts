import type { TestSandbox } from '../sandbox/startSandbox'

/** Waits until a fault has hit a call; those that were cleared do not count. */
export async function faultHit(sandbox: TestSandbox): Promise<void> {
  for (const end = Date.now() + 20_000; (await sandbox.faultLog()).length === 0; ) {
    if (Date.now() > end) throw new Error('no call was hit by the fault')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
