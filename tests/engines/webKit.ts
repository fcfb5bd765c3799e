import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@tests/fixtures/freePort'
import { type Candidate, type Engine, size } from './engine'
import { inPath, untilStarted } from './programs'

/** W3C WebDriver names an element by this key. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const libraries = '/usr/lib'

/** The small browser that WebKitGTK brings, below the folder of the machine's libraries; the newest one. */
function miniBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined
  const folders = readdirSync(libraries).flatMap((machine) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => path.join(libraries, machine, version, 'MiniBrowser')),
  )
  return folders.find((file) => existsSync(file))
}

/** Debian's WebKitGTK by W3C WebDriver, in a window of a virtual screen: its pictures are what is painted, not what is laid out. */
export const webKit: Candidate = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  drawsOtherwise: {
    'subPackages/xyfApp/settle-certify/verify':
      'it breaks Chinese lines of `text-wrap: pretty` earlier: one text has a line more, and what is below moves down',
  },
  find: () => {
    const binary = miniBrowser()
    return binary && inPath('WebKitWebDriver') && inPath('Xvfb') ? () => start(binary) : undefined
  },
}

/** Starts a virtual screen; answers it with its name. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(screen.stdout, 'data')
  return { name: `:${String(number).trim()}`, end: () => screen.kill() }
}

async function start(binary: string): Promise<Engine> {
  const port = await freePort()
  const screen = await startScreen()
  const env = { ...process.env, DISPLAY: screen.name, LIBGL_ALWAYS_SOFTWARE: '1' }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env })

  async function ask<T>(method: 'GET' | 'POST' | 'DELETE', at: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, { method, body: body && JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: T }
    if (!answer.ok) throw new Error(`WebKit, ${at}: ${JSON.stringify(value)}`)
    return value
  }

  await untilStarted(() => ask('GET', '/status'))
  const browser = { binary, args: ['--automation', '--full-screen'] }
  const alwaysMatch = { 'webkitgtk:browserOptions': browser }
  interface Session {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  const { sessionId, capabilities } = await ask<Session>('POST', '/session', { capabilities: { alwaysMatch } })
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/window/rect`, size)
  const act = (source: object) => ask<void>('POST', `${session}/actions`, { actions: [source] })
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    goto: (url) => ask('POST', `${session}/url`, { url }),
    run: (script, ...args) => ask('POST', `${session}/execute/sync`, { script, args }),
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    tapAt: async (x, y) => {
      // A button whose release went to a page that was left counts as pressed.
      await ask('DELETE', `${session}/actions`)
      await act(tapOf(x, y))
    },
    type: (text) => act(keysOf(text)),
    chooseFile: async (value, text) => {
      const input = await ask<Record<string, string>>('POST', `${session}/element`, { using: 'css selector', value })
      await ask('POST', `${session}/element/${input[elementKey]}/value`, { text })
    },
    problems: () => [],
    close: async () => {
      await ask('DELETE', session)
      driver.kill()
      screen.end()
    },
  }
}

/** A person's finger and keys are not faster, in milliseconds; an engine may take quicker ones for none. */
const pause = { type: 'pause', duration: 40 } as const

/** The action of WebDriver that presses and releases the first button at a place. */
export const tapOf = (x: number, y: number) => ({
  type: 'pointer',
  id: 'pointer',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    pause,
    { type: 'pointerDown', button: 0 },
    pause,
    { type: 'pointerUp', button: 0 },
  ],
})

/** The action of WebDriver that types a text, key by key. */
export const keysOf = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }, pause]),
})
