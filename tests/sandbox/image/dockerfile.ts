import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(__dirname, '../../..')

/** One instruction, such as `COPY` with `src src`. */
interface Instruction {
  name: string
  text: string
}

/** A file or folder that goes from the project, or from another stage, to a path of the image. */
interface Copy {
  from?: string
  source: string
  target: string
}

/** Lines without comments, those that end in a backslash joined with the next. */
const instructionsIn = (text: string): Instruction[] =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
      return { name, text: rest }
    })

/** The words of a JSON list, which is the form that starts no shell. */
const listIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')))

function copiesOf({ text }: Instruction): Copy[] {
  const words = text.split(/\s+/)
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
  const target = words.pop() ?? ''
  return words.map((source) => ({ from, source, target: target.endsWith('/') ? join(target, source) : target }))
}

/** What one stage of a Dockerfile says. */
export interface Stage {
  copies: Copy[]
  /** The texts of its instructions of a name. */
  all(name: string): string[]
  /** The words of a command in the form of a list. */
  command(name: string): string[]
  /** Its variables. */
  env: Record<string, string>
}

function stageOf(instructions: readonly Instruction[]): Stage {
  const all = (name: string) => instructions.filter((one) => one.name === name).map(({ text }) => text)
  return {
    copies: instructions.filter(({ name }) => name === 'COPY').flatMap(copiesOf),
    all,
    command: (name) => listIn(all(name).at(-1) ?? '[]'),
    env: Object.fromEntries(all('ENV').flatMap((text) => text.split(/\s+/).map((one) => one.split(/=(.*)/, 2)))),
  }
}

/** The stages of sandbox/Dockerfile; the last one is the image. */
export function stages(): Stage[] {
  const found: Instruction[][] = []
  for (const one of instructionsIn(readFileSync(join(root, 'sandbox/Dockerfile'), 'utf8'))) {
    if (one.name === 'FROM') found.push([])
    found.at(-1)?.push(one)
  }
  return found.map(stageOf)
}

/** The names in the project that .dockerignore lets through. */
export const sentToDocker = (): string[] =>
  readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))
