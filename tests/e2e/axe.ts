import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  id: string
  impact: string | null
  nodes: { html: string }[]
}

/** Serious and critical findings of axe-core on the page as it is, one line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Run through the debugger, because the page's content security policy does not apply there.
  await page.evaluate(source)
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: Finding[] }> }
    }
    // The colours of the tab bar are specified.
    return (await axe.run({ exclude: ['.taro-tabbar__tabbar'] }, { resultTypes: ['violations'] })).violations
  })
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
