import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '@tests/fixtures/freePort'
import WebSocket from 'ws'
import { type Candidate, type Engine, size } from './engine'
import { inPath, untilStarted } from './programs'
import { keysOf, tapOf } from './webKit'

/** Debian's Firefox by WebDriver BiDi: `playwright-core` speaks to a Firefox of its own alone. */
export const firefox: Candidate = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  drawsOtherwise: {},
  find: () => {
    const binary = inPath('firefox-esr') ?? inPath('firefox')
    return binary === undefined ? undefined : () => start(binary)
  },
}

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  error?: string
  message?: string
  method?: string
  params?: { level?: string; text?: string }
}

/** Sends commands of BiDi and gives their answers; `hear` gets the events. */
async function connect(address: string, hear: (message: Message) => void) {
  const socket = await untilStarted(
    () =>
      new Promise<WebSocket>((resolve, reject) => {
        const one = new WebSocket(address)
        one.once('open', () => resolve(one)).once('error', reject)
      }),
  )
  const waiting = new Map<number, (message: Message) => void>()
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id === undefined) return hear(message)
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  let last = 0
  const send = async <T>(method: string, params: object): Promise<T> => {
    last += 1
    const id = last
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, error, message } = await answer
    if (type === 'error') throw new Error(`Firefox, ${method}: ${error}: ${message}`)
    return result as T
  }
  return { send, end: () => socket.close() }
}

async function start(binary: string): Promise<Engine> {
  const port = await freePort()
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank']
  const child = spawn(binary, args, { stdio: 'ignore' })
  const problems: string[] = []
  const { send, end } = await connect(`ws://127.0.0.1:${port}/session`, ({ method, params }) => {
    const text = String(params?.text)
    // It asks for a picture of the site by itself, also on pages of the sandbox that refuse every picture.
    if (method === 'log.entryAdded' && params?.level === 'error' && !text.includes('/favicon.ico')) problems.push(text)
  })
  interface Session {
    capabilities: { browserVersion: string }
  }
  const { capabilities } = await send<Session>('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: size, devicePixelRatio: 1 })
  const act = (source: object) => send<void>('input.performActions', { context, actions: [source] })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (body, ...values) => {
      const answer = await send<Called>('script.callFunction', {
        functionDeclaration: `(json) => JSON.stringify((function () { ${body} }).apply(null, JSON.parse(json)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(values) }],
        target: { context },
        awaitPromise: false,
      })
      if (answer.type === 'exception') throw new Error(`Firefox: ${answer.exceptionDetails.text}`)
      return JSON.parse(answer.result.value)
    },
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    tapAt: (x, y) => act(tapOf(x, y)),
    type: (text) => act(keysOf(text)),
    chooseFile: async (value, file) => {
      const locator = { type: 'css', value }
      const found = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', { context, locator })
      await send('input.setFiles', { context, element: { sharedId: found.nodes[0]?.sharedId }, files: [file] })
    },
    problems: () => problems,
    close: async () => {
      end()
      await new Promise((resolve) => {
        child.once('exit', resolve)
        child.kill()
      })
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Answer of a function that was called in the page. */
type Called = { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } }
