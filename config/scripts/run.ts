import path from 'node:path'
import { isEnding, signalChild, startChild } from './children'

/** The project's folder. */
export const root = path.resolve(__dirname, '../..')

export interface Step {
  name: string
  /** Command line; programs of node_modules/.bin need no prefix. */
  command: string
  /** Variables of its environment; a function is asked when it begins. */
  env?: Record<string, string> | (() => Record<string, string>)
  /** Folder in which it runs; the project's by default. */
  cwd?: string
  /** Time limit in seconds, after which the step is ended and counts as failed. */
  limitSeconds?: number
  /** Summary of the failure, printed before the whole output. */
  failures?: () => string[]
  /** Names of the steps that must have ended before, also where they failed. */
  needs?: readonly string[]
  /** How many of the two processors it keeps busy, on average; one without it. */
  width?: number
  /** Its output is printed where it succeeds, too. */
  isReport?: boolean
}

export interface StepResult {
  name: string
  ok: boolean
  seconds: number
  output: string
}

/**
 * Settings of Node for every step: a young generation of 64 MB, because compilers and tests make many objects that live for a moment (a quarter of
 * a build's time was the collection of these), and one thread for it in each process, because several processes share the processors.
 */
const nodeOptions = '--max-semi-space-size=64 --v8-pool-size=1'

/** Runs one step and collects what it prints; never rejects, and never resolves once the script is ending. */
export function runStep({ name, command, env, cwd = root, limitSeconds }: Step, echo = false): Promise<StepResult> {
  const started = Date.now()
  const own = { ...process.env, ...(typeof env === 'function' ? env() : env) }
  return new Promise((resolve) => {
    const child = startChild(command, [], {
      cwd,
      shell: true,
      env: {
        ...own,
        PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
        NODE_OPTIONS: [own.NODE_OPTIONS, nodeOptions].filter(Boolean).join(' '),
      },
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

/** A step that ended before it wrote its results can only be explained by the last lines of its output, which a long one hides. */
function failuresIn({ failures }: Step, output: string): string[] {
  try {
    return failures?.() ?? []
  } catch (error) {
    return [`no results: ${error}`, ...output.trimEnd().split('\n').slice(-60), '', 'The whole output:']
  }
}

/** How much of the two processors the steps may ask for at once: more than there is, because each of them waits at times for a timer or the disk. */
const processors = 2.5

/** Decides what is started next: the first waiting step that fits into the free width and whose needs have ended. */
export function nextStep(waiting: readonly Step[], ended: readonly string[], free: number): Step | undefined {
  return waiting.find(({ needs = [], width = 1 }) => width <= free && needs.every((name) => ended.includes(name)))
}

async function runAndPrint(step: Step, onEnd: (result: StepResult) => void): Promise<boolean> {
  const result = await runStep(step)
  onEnd(result)
  console.log(`${result.ok ? 'ok  ' : 'FAIL'} ${result.name} (${result.seconds.toFixed(1)} s)`)
  if (!result.ok) console.log([...failuresIn(step, result.output), result.output].join('\n'))
  else if (step.isReport) console.log(result.output.trimEnd())
  return result.ok
}

/**
 * Runs steps in their order, several at once as far as the processors allow, so that none waits for the slowest of a group; prints a line for each and
 * the whole output of those that failed. Throws where a step needs one that is not among them.
 * @param onEnd hears of each step that has ended
 */
export async function runSteps(
  steps: readonly Step[],
  onEnd: (result: StepResult) => void = () => undefined,
): Promise<boolean> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const ended: string[] = []
  let ok = true
  while (waiting.length + running.size > 0) {
    const free = processors - [...running.keys()].reduce((sum, step) => sum + (step.width ?? 1), 0)
    const step = nextStep(waiting, ended, free)
    if (step) {
      waiting.splice(waiting.indexOf(step), 1)
      const end = runAndPrint(step, onEnd).then((isOk) => {
        ok &&= isOk
        ended.push(step.name)
        running.delete(step)
      })
      running.set(step, end)
    } else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`nothing can start: ${waiting.map(({ name }) => name).join(', ')}`)
  }
  return ok
}
