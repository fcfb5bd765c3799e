import type { TestSandbox } from '@tests/sandbox/startSandbox'
import type { Page } from 'playwright-core'

/** Address of the cashier of a mall order. */
export const cashierOf = (orderId: string): string => `/subPackages/xyfApp/h5-pay/index?orderId=${orderId}&source=mall`

export const createPath = '/cashier/create-and-pay'
export const queryPath = '/cashier/pay-query'

/**
 * What was sent of a payment, in order. After a lost answer the query comes with the next tap, or before it where the page was left and shown
 * again meanwhile.
 */
export const stepsOf = (calls: readonly { path: string }[]): ('create' | 'query')[] =>
  calls.flatMap(({ path }) => (path.endsWith(createPath) ? ['create'] : path.endsWith(queryPath) ? ['query'] : []))

/** Address of every provider's page. */
export const providerPage = /\/sandbox\/provider\//

/** Waits until the tab shows the provider's page. */
export const atProvider = (page: Pick<Page, 'waitForURL'>): Promise<void> => page.waitForURL(providerPage)

/** The customer's action on the provider's page. */
export const decide = (page: Page, outcome: 'approve' | 'decline' | 'pending'): Promise<void> =>
  page.locator(`button[value=${outcome}]`).click()

/** Acts as the provider for the session at this address, without its page. */
export async function playProvider(sandbox: TestSandbox, providerUrl: string, outcome: string): Promise<void> {
  const session = new URL(providerUrl).searchParams.get('session')
  const answer = await fetch(`${sandbox.url}/sandbox/provider/outcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, outcome }),
  })
  expect(answer.status).toBe(200)
}
