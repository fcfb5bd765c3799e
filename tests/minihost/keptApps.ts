import { beforeReset } from '@tests/fixtures/tries'
import type { ScreenSample } from '@tests/samples/sample'
import type { MiniProgram } from './openMiniProgram'

/** An app with its customer, and what the phone stored at first. */
export interface KeptApp {
  app: MiniProgram
  person: string | undefined
  stored: string
}

/** What a phone stores now, to be compared with what it stored at first. The keys of reports are left out: no screen shows what was reported. */
export async function storedBy(app: MiniProgram): Promise<string> {
  const { sessionId, reportQueue, ...shown } = await app.storage()
  return JSON.stringify(shown)
}

/** Whether the phone still stores the same as at first: only then is the app as good as a new one of this customer. */
export const isAsNew = async ({ app, stored }: KeptApp): Promise<boolean> => (await storedBy(app)) === stored

/** One customer's samples follow each other, so that an app is used for several. */
export const byCustomer = (samples: readonly ScreenSample[]): ScreenSample[] =>
  [...samples].sort((one, other) => (one.person ?? '').localeCompare(other.person ?? ''))

/** Apps that no lane uses at the moment, at most as many as there are lanes. They end with the data, as their logins do. */
export function keptApps(lanes: number) {
  const free: KeptApp[] = []
  const endAll = () => Promise.all(free.splice(0).map(({ app }) => app.close()))
  beforeReset(endAll)
  afterAll(endAll)
  return {
    /** An app of this customer; where there is none and all lanes have one, another customer's, which the caller closes. */
    take(person: string | undefined): KeptApp | undefined {
      const at = free.findIndex((one) => one.person === person)
      return at < 0 && free.length < lanes ? undefined : free.splice(Math.max(0, at), 1)[0]
    },
    give: (kept: KeptApp): void => void free.push(kept),
  }
}

/** An app of this customer, which is used for several screens: one that no lane uses, or a new one, which `open` opens. */
export async function appOf(
  kept: ReturnType<typeof keptApps>,
  person: string | undefined,
  open: () => Promise<MiniProgram>,
): Promise<KeptApp> {
  const given = kept.take(person)
  if (given?.person === person && given) return given
  await given?.app.close()
  const app = await open()
  return { app, person, stored: await storedBy(app) }
}
