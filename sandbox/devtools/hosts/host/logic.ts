import type { Fields } from '../protocol'
import { toAlipayDefinition } from './alipayComponent'
import { plainEvent } from './events'
import type { Machine } from './machine'
import { recordedModules } from './moduleList'
import { globalObject, ModuleLoader } from './modules'
import { resolvePath } from './paths'
import { asText, utf8Length } from './recorder'
import { instrument } from './setData'

/** A page or component definition as the app's code passes it in. */
export interface Definition extends Fields {
  methods?: Fields
  lifetimes?: Fields
}

type Callback = (this: unknown, ...args: unknown[]) => unknown

const CONSOLE_LEVELS = [
  'log',
  'info',
  'warn',
  'error',
  'debug',
  'group',
  'groupEnd',
  'groupCollapsed',
  'time',
  'timeEnd',
  'table',
  'trace',
]

/** The logic layer: runs the app's files and registers its App, pages and components with the view. */
export class Logic {
  app: Fields = {}
  private readonly modules: ModuleLoader
  private readonly defined = new Set<string>()
  private defining: string | undefined

  constructor(private readonly machine: Machine) {
    const { pkg, api, timeline } = machine
    const times = machine.clock.globals()
    if (timeline.isOn) api.webpackJsonp = recordedModules(timeline)
    const define = (isPage: boolean) => (definition: Definition) => this.register(isPage, definition)
    const names: Record<string, unknown> = {
      [pkg.namespace]: api,
      App: (definition: Fields) => {
        this.app = { ...definition, ...this.guarded('App', definition) }
      },
      Page: define(true),
      Component: define(false),
      Behavior: (definition: object) => machine.view.codeSpace.behavior().definition(definition).register(),
      getApp: () => this.app,
      getCurrentPages: () => machine.pages.stack.map((page) => page.instance),
      console: this.console(),
      ...times,
      globalThis: { ...globalObject(), ...times, [pkg.namespace]: api },
      global: undefined,
      requirePlugin: undefined,
      // Alipay has a navigator with this one field, and Taro reads it while loading.
      ...(pkg.platform === 'alipay' && { navigator: { swuserAgent: 'AlipayClient/10.5.0' } }),
    }
    this.modules = new ModuleLoader(pkg, names, timeline, (name) => {
      machine.recorder.problem('unknown host call', new Error(`${pkg.namespace}.${name} does not exist`))
    })
  }

  /** Runs app.js. */
  start(): void {
    this.modules.load('app.js')
  }

  /** Calls a lifecycle function of the App, if it has one. */
  appLife(name: string, options?: unknown): void {
    this.machine.recorder.logs.lifecycle.push(`App.${name}`)
    const callback = this.app[name]
    if (typeof callback === 'function') (callback as Callback).call(this.app, options)
  }

  /** Registers a page or component with the view, the components that it uses first. */
  define(path: string): void {
    if (this.defined.has(path)) return
    this.defined.add(path)
    const { pkg, view } = this.machine
    const config = pkg.json[`${path}.json`]
    for (const target of Object.values((config?.usingComponents ?? {}) as Record<string, string>)) {
      this.define(resolvePath(path, target))
    }
    view.addComponentStyle(path)
    const outer = this.defining
    this.defining = path
    try {
      this.modules.load(`${path}.js`)
    } finally {
      this.defining = outer
    }
  }

  private register(isPage: boolean, definition: Definition): void {
    const path = this.defining
    if (!path) throw new Error('Page or Component called outside its own file')
    const { machine } = this
    machine.view.codeSpace.componentEnv(path, (env) => {
      if (isPage) {
        env.Page(this.guarded(path, definition))
        return
      }
      const own = machine.pkg.platform === 'alipay' ? toAlipayDefinition(definition) : definition
      const life = { created: own.created, attached: own.attached, detached: own.detached, ...own.lifetimes }
      env.Component({
        ...own,
        created: undefined,
        attached: undefined,
        detached: undefined,
        methods: this.guarded(path, own.methods ?? {}),
        lifetimes: {
          ...this.guarded(path, life),
          created(this: Fields) {
            instrument(machine, this, false)
            call(machine, life.created, this)
          },
          attached(this: Fields) {
            this.hostAttached = true
            call(machine, life.attached, this)
          },
        },
      })
    })
  }

  /** The functions of a definition, wrapped: events become plain objects, and an error is recorded instead of lost. */
  private guarded(owner: string, definition: Fields): Fields {
    const { machine } = this
    const guarded: Fields = {}
    for (const [name, value] of Object.entries(definition)) {
      if (value === undefined) continue
      guarded[name] =
        typeof value !== 'function'
          ? value
          : function (this: unknown, ...args: unknown[]) {
              const own = args.map((arg) => plainEvent(machine, arg))
              const before = machine.isInTap
              machine.isInTap ||= (own[0] as Fields | undefined)?.type === 'tap'
              try {
                return machine.recorder.guard(() =>
                  machine.timeline.run(`${owner}.${name}`, () => (value as Callback).apply(this, own)),
                )
              } finally {
                machine.isInTap = before
              }
            }
    }
    return guarded
  }

  private console(): Record<string, (...args: unknown[]) => void> {
    const { recorder } = this.machine
    return Object.fromEntries(
      CONSOLE_LEVELS.map((level) => [
        level,
        (...args: unknown[]) => {
          const text = args.map(asText).join(' ')
          recorder.logs.console.push({ level, text: utf8Length(text) > 4096 ? `${text.slice(0, 4096)}…` : text })
          if (level === 'error') recorder.problem('console.error', new Error(text.slice(0, 2000)))
        },
      ]),
    )
  }
}

function call(machine: Machine, callback: unknown, self: unknown): void {
  if (typeof callback === 'function') machine.recorder.guard(() => (callback as Callback).call(self))
}
