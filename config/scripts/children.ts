import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'

const running = new Set<ChildProcess>()
const canGroup = process.platform !== 'win32'
/** How long a program may take to end itself, in milliseconds. */
const grace = 5_000
/** How often this script looks whether npm is still there, in milliseconds. */
const interval = 200

/**
 * Starts a program that ends with this script, whatever ends the script: a signal, Ctrl-C, the end of npm, an error. It leads a process group
 * of its own, so that its child processes end too, and so that Ctrl-C reaches it once, from here.
 */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: canGroup })
  running.add(child)
  child.once('exit', () => {
    // What it has started and left running.
    signalChild(child, 'SIGKILL')
    running.delete(child)
  })
  return child
}

/** Sends a signal to a program and to all processes of its group. */
export function signalChild(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (canGroup) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch (error) {
    // ESRCH: no process of the group is left; macOS says EPERM where those that are left have ended.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

let ending = false

/** Whether this script is ending: what its programs say from now on is not a result. */
export const isEnding = (): boolean => ending

/** Ends all programs, the stubborn ones after the grace period, then this script with the exit code. Later calls change nothing. */
export async function endWith(code: number): Promise<never> {
  if (ending) return new Promise(() => {})
  ending = true
  const ended = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)))
  for (const child of running) signalChild(child, 'SIGTERM')
  await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, grace))])
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void endWith(128 + constants.signals[signal]))
process.on('exit', () => {
  for (const child of running) signalChild(child, 'SIGKILL')
})

// npm passes on SIGINT and SIGTERM alone; when another signal ends it, this script sees only that its parent is another process.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid
  const look = () => {
    if (process.ppid !== parent) void endWith(1)
  }
  setInterval(look, interval).unref()
}
