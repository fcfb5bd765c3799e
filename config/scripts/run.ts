import path from 'node:path'
import { isEnding, signalChild, startChild } from './children'

/** The project's folder. */
export const root = path.resolve(__dirname, '../..')

export interface Step {
  name: string
  /** Command line; programs of node_modules/.bin need no prefix. */
  command: string
  env?: Record<string, string>
  /** Folder in which it runs; the project's by default. */
  cwd?: string
  /** Time limit in seconds, after which the step is ended and counts as failed. */
  limitSeconds?: number
  /** Summary of the failure, printed before the whole output. */
  failures?: () => string[]
}

export interface StepResult {
  name: string
  ok: boolean
  seconds: number
  output: string
}

/** Runs one step and collects what it prints; never rejects, and never resolves once the script is ending. */
export function runStep({ name, command, env, cwd = root, limitSeconds }: Step, echo = false): Promise<StepResult> {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = startChild(command, [], {
      cwd,
      shell: true,
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const timer =
      limitSeconds === undefined ? undefined : setTimeout(() => signalChild(child, 'SIGKILL'), limitSeconds * 1000)
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk
      if (echo) process.stdout.write(chunk)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.on('close', (code) => {
      clearTimeout(timer)
      if (!isEnding()) resolve({ name, ok: code === 0, seconds: (Date.now() - started) / 1000, output })
    })
  })
}

/** A step that ended before it wrote its results can only be explained by its output. */
function failuresIn({ failures }: Step): string[] {
  try {
    return failures?.() ?? []
  } catch (error) {
    return [`no results: ${error}`]
  }
}

/** Runs steps, at most `width` at a time, prints a line for each and the whole output of those that failed. */
export async function runSteps(steps: Step[], width = 2): Promise<boolean> {
  const waiting = [...steps]
  let ok = true
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step)
      console.log(`${result.ok ? 'ok  ' : 'FAIL'} ${result.name} (${result.seconds.toFixed(1)} s)`)
      if (!result.ok) console.log([...failuresIn(step), result.output].join('\n'))
      ok &&= result.ok
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return ok
}
