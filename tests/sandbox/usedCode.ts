import type { TestSandbox } from './startSandbox'

/** Presses "Use it" at the page of the partner for a code; answers the status, and what the page says of the code then. */
export async function usedCode({ url }: Pick<TestSandbox, 'url'>, code: string): Promise<[number, string]> {
  const answer = await fetch(`${url}/sandbox/partner/code/${code}?lang=en`, { method: 'POST' })
  const [, state = ''] = (await answer.text()).match(/role="status">([^<]*)</) ?? []
  return [answer.status, state]
}
