import { execFileSync } from 'node:child_process'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** Flags for a container: no sandbox of its own, and no connections of the browser's own making. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=zh-CN',
]

/** A browser that is already there: CHROMIUM_PATH, chromium, google-chrome, else the one that comes as an npm package. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const candidates = [process.env.CHROMIUM_PATH, 'chromium', 'google-chrome']
  const installed = candidates.map((name) => name && whichOf(name)).find(Boolean)
  if (installed) return { executablePath: installed, args: flags }
  return { executablePath: await sparticuz.executablePath(), args: [...sparticuz.args.filter((arg) => !/single-process/.test(arg)), ...flags] }
}

/** Starts a headless Chromium. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ ...(await findChromium()), headless: true })
}

function whichOf(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
