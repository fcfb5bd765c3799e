import type { MiniPackage } from '../protocol'
import { resolvePath } from './paths'
import type { Timeline } from './timeline'

/** Globals of a browser or Node that a mini-program's logic does not have, on older phones also BigInt: all of them read as undefined. */
const HIDDEN =
  `window document self navigator location localStorage sessionStorage indexedDB XMLHttpRequest fetch WebSocket
  EventSource Image history parent top frames crypto performance requestAnimationFrame cancelAnimationFrame
  requestIdleCallback queueMicrotask structuredClone setImmediate HTMLElement Node Element Event CustomEvent DOMParser URL
  URLSearchParams FormData Headers Request Response Blob File FileReader TextEncoder TextDecoder AbortController Buffer
  process BigInt atob btoa alert confirm prompt open postMessage MessageChannel MutationObserver IntersectionObserver
  ResizeObserver matchMedia getComputedStyle Intl`.split(/\s+/)

const LANGUAGE = `Object Array String Number Boolean Symbol Math JSON Date RegExp Promise Proxy Reflect Map Set WeakMap
  WeakSet Error TypeError RangeError SyntaxError EvalError ArrayBuffer DataView Uint8Array Int8Array Uint16Array Int16Array
  Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray parseInt parseFloat isNaN isFinite encodeURIComponent
  decodeURIComponent encodeURI decodeURI NaN Infinity`.split(/\s+/)

/** The global object of a mini-program but for its timers: the language, without the globals of a browser. */
export function globalObject(): Record<string, unknown> {
  const scope = window as unknown as Record<string, unknown>
  return Object.fromEntries(LANGUAGE.map((name) => [name, scope[name]]))
}

/** Runs the package's CommonJS files, each with the globals of a mini-program and without those of a browser. */
export class ModuleLoader {
  private readonly loaded = new Map<string, { exports: unknown }>()

  /** `onUnknownCall` is called for every direct call of a host function that the host object does not have. */
  constructor(
    private readonly pkg: MiniPackage,
    private readonly names: Record<string, unknown>,
    private readonly timeline: Timeline,
    private readonly onUnknownCall: (name: string) => void,
  ) {}

  /** Runs a file once and returns its exports; throws as a device does when the file is not in the package. */
  load(file: string): unknown {
    const path = file in this.pkg.js ? file : `${file}.js`
    const known = this.loaded.get(path)
    if (known) return known.exports
    const source = this.pkg.js[path]
    if (source === undefined) throw new Error(`module '${file}' is not defined`)
    const module: { exports: unknown } = { exports: {} }
    this.loaded.set(path, module)
    const scope: Record<string, unknown> = {
      ...Object.fromEntries(HIDDEN.map((name) => [name, undefined])),
      ...this.names,
      module,
      exports: module.exports,
      require: (request: string) => this.load(resolvePath(path, request)),
      Function: withoutCompiling(window.Function),
      hostChecked: (object: unknown, name: string) => {
        if (object === this.names[this.pkg.namespace]) this.onUnknownCall(name)
        return object
      },
    }
    const url = `//# sourceURL=minihost://${this.pkg.platform}/${path}`
    const checked = this.checked(source)
    this.timeline.script(path, source, () => {
      new Function(...Object.keys(scope), `${checked}\n${url}`).apply(undefined, Object.values(scope))
    })
    return module.exports
  }

  /**
   * Puts a check before calls such as `wx.tradePay(…)` that the host does not support. Reading an unknown name is allowed, because apps
   * detect features that way. Other variables of the same name are not affected, since the check compares the object.
   */
  private checked(source: string): string {
    const { namespace } = this.pkg
    const known = this.names[namespace] as object
    return source.replace(new RegExp(`(?<![\\w$.])${namespace}\\.([A-Za-z]\\w*)\\(`, 'g'), (call, name: string) => {
      return name in known ? call : `hostChecked(${namespace},"${name}").${name}(`
    })
  }
}

/** Devices do not compile code from text: of `new Function` only the query for the global object is allowed, and finds none. */
function withoutCompiling(native: FunctionConstructor): FunctionConstructor {
  const refuse = (...parts: unknown[]): (() => undefined) => {
    if (/^\s*return this;?\s*$/.test(String(parts.at(-1)))) return () => undefined
    throw new EvalError('a mini-program cannot compile text: new Function is refused')
  }
  return new Proxy(native, {
    apply: (_target, _self, parts: unknown[]) => refuse(...parts),
    construct: (_target, parts: unknown[]) => refuse(...parts),
  })
}
