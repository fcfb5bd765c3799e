import type { StartupBlock, StartupRecord } from '../protocol'
import { utf8Length } from './recorder'

/** A synchronous block of the app's code; times in milliseconds of `performance.now()`. */
interface Block {
  name: string
  start: number
  end: number
  inside: Block[]
}

/** Records what runs while an app starts and when its content is drawn; it does nothing unless the test measures. */
export class Timeline {
  private launched = 0
  private readonly open: Block[] = []
  private readonly outermost: Block[] = []
  private readonly scripts: { file: string; bytes: number; at: number }[] = []
  private readonly modules: { id: string; file: string; bytes: number; at: number }[] = []
  private readonly drawn: { json: string; at: number }[] = []
  private readonly tasks: { start: number; end: number }[] = []

  constructor(readonly isOn: boolean) {
    if (isOn) watchLongTasks((task) => this.tasks.push(task))
  }

  /** The moment from which times count. */
  launch(): void {
    this.launched = performance.now()
  }

  /** Runs code of the app as a block with this name; blocks may be nested. */
  run<T>(name: string, code: () => T): T {
    if (!this.isOn) return code()
    const block: Block = { name, start: performance.now(), end: 0, inside: [] }
    const siblings = this.open.at(-1)?.inside ?? this.outermost
    siblings.push(block)
    this.open.push(block)
    try {
      return code()
    } finally {
      this.open.pop()
      block.end = performance.now()
    }
  }

  /** Runs a file of the package. */
  script<T>(file: string, source: string, code: () => T): T {
    if (this.isOn) this.scripts.push({ file, bytes: utf8Length(source), at: performance.now() })
    return this.run(file, code)
  }

  /** Runs a module of a file; its time counts for the file. */
  module<T>(id: string, file: string, source: string, code: () => T): T {
    this.modules.push({ id, file, bytes: utf8Length(source), at: performance.now() })
    return this.run(file, code)
  }

  /** Name of the block that is running, or an empty text. */
  get running(): string {
    return this.open.at(-1)?.name ?? ''
  }

  /** Records data that has been drawn, as JSON. */
  draw(json: string): void {
    if (this.isOn) this.drawn.push({ json, at: performance.now() })
  }

  /** Whether data with this text has been drawn since the launch. */
  has(text: string): boolean {
    return this.drawn.some(({ json }) => json.includes(text))
  }

  /** Everything until a text was drawn; throws if it has not been drawn. */
  until(text: string): StartupRecord {
    const content = this.drawn.find(({ json }) => json.includes(text))
    if (!content) throw new Error(`no setData contains "${text}" since the launch`)
    const isBefore = ({ at }: { at: number }): boolean => at <= content.at
    const sinceLaunch = (block: StartupBlock): StartupBlock => ({ ...block, start: block.start - this.launched })
    return {
      firstDrawn: (this.drawn[0]?.at ?? 0) - this.launched,
      content: content.at - this.launched,
      scripts: this.scripts.filter(isBefore).map(({ file, bytes }) => ({ file, bytes })),
      modules: this.modules.filter(isBefore).map(({ id, file, bytes }) => ({ id, file, bytes })),
      blocks: this.outermost.filter(({ start }) => start <= content.at).map((block) => sinceLaunch(timed(block))),
      tasks: this.tasks.filter(({ start }) => start <= content.at).map((task) => sinceLaunch(this.explained(task))),
    }
  }

  /** A long task by the blocks in it. */
  private explained({ start, end }: { start: number; end: number }): StartupBlock {
    const inside = this.outermost.filter((block) => block.end > start && block.start < end).map(timed)
    const longest = [...inside].sort((one, other) => other.ms - one.ms)[0]
    const parts: Record<string, number> = { 'promise callbacks and host': end - start }
    for (const { name, ms } of inside) {
      parts[name] = (parts[name] ?? 0) + ms
      parts['promise callbacks and host'] = (parts['promise callbacks and host'] ?? 0) - ms
    }
    return { name: `task with ${longest?.name ?? 'no block'}`, start, ms: end - start, parts }
  }
}

const timed = (block: Block): StartupBlock => ({
  name: block.name,
  start: block.start,
  ms: block.end - block.start,
  parts: partsOf(block),
})

/** Milliseconds of each name in a block, without the blocks that are nested in it. */
function partsOf(block: Block): Record<string, number> {
  const parts: Record<string, number> = {}
  const visit = ({ name, start, end, inside }: Block): void => {
    const nested = inside.reduce((sum, one) => sum + one.end - one.start, 0)
    parts[name] = (parts[name] ?? 0) + end - start - nested
    inside.forEach(visit)
  }
  visit(block)
  return parts
}

/** Browsers report tasks of more than 50 ms; jsdom does not. */
function watchLongTasks(listener: (task: { start: number; end: number }) => void): void {
  const { PerformanceObserver: Observer } = window as { PerformanceObserver?: typeof PerformanceObserver }
  if (!Observer?.supportedEntryTypes.includes('longtask')) return
  new Observer((list) => {
    for (const { startTime, duration } of list.getEntries()) listener({ start: startTime, end: startTime + duration })
  }).observe({ type: 'longtask' })
}
