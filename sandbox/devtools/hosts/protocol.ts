/** The types that the Node side and the window side of the mini-program host share. All of it is transferred as JSON. */

/** The three mini-program platforms that the product is built for. */
export type Platform = 'weapp' | 'alipay' | 'tt'

/** A JSON-like record whose fields the host does not interpret. */
export type Fields = Record<string, unknown>

/** One tab of the native tab bar, with the field names of WeChat's app.json. */
export interface TabItem {
  pagePath: string
  text: string
}

/** A built mini-program folder, read and compiled: everything that a window needs to run it. */
export interface MiniPackage {
  platform: Platform
  /** Name of the host object: wx, my or tt. */
  namespace: string
  app: Fields
  pages: string[]
  tabs: TabItem[]
  js: Record<string, string>
  json: Record<string, Fields>
  css: Record<string, string>
  /** Class prefix of each component that has styles of its own. */
  styleScopes: Record<string, string>
  /** Compiled templates: the source of one object that holds a function per file. */
  templates: string
  templateNames: string[]
  /** Fields of a node's data that its template reads, by the node's number. */
  nodeFields: Record<string, string[]>
  /** Attributes that the templates set, per tag. */
  tagAttributes: Record<string, string[]>
  /** Lower-cased event name to the spelling of the template (Alipay writes onTouchStart). */
  eventNames: Record<string, string>
  problems: Problem[]
}

/** Something that a real device would refuse, drop or draw wrongly. A clean run has none. */
export interface Problem {
  kind:
    | 'pack'
    | 'template'
    | 'attribute'
    | 'setData'
    | 'setData size'
    | 'console.error'
    | 'error'
    | 'unhandled rejection'
    | 'navigation'
    | 'unknown host call'
    | 'storage size'
    | 'node count'
    | 'privacy guide'
  message: string
  page?: string
  stack?: string
}

/** Worth a look, but allowed: a setData over the usual size, a host call that this host answers without an effect. */
export interface Note {
  kind: 'setData size' | 'unmodelled host call' | 'warning'
  message: string
  page?: string
}

/** One call of the host object by the app. */
export interface HostCall {
  name: string
  args: unknown
  /** Undefined while the call is in progress. */
  ok?: boolean
  /** It waits for the customer's answer to a question of the app. */
  isHeld?: boolean
  result?: unknown
  page?: string
}

/** One setData: its size in bytes of UTF-8 JSON, as the bridge transfers it, and when, in milliseconds of `performance.now()`. */
interface SetDataRecord {
  page: string
  component: string
  keys: string[]
  bytes: number
  at: number
}

/** Everything that the host recorded during a run. */
export interface Logs {
  calls: HostCall[]
  setData: SetDataRecord[]
  /** What the app's handlers were given, and when, in milliseconds of `performance.now()`. */
  events: { type: string; target: string; currentTarget: string; at: number }[]
  console: { level: string; text: string }[]
  /** Entries such as `pages/home/index.onShow`. */
  lifecycle: string[]
  /** Largest number of drawn nodes per page. */
  nodes: Record<string, number>
  notes: Note[]
}

/** How many entries of the longest logs there are. */
export type LogCounts = Record<'calls' | 'events' | 'setData', number>

/** A synchronous block of the app's code while it starts; times in milliseconds, `start` since the launch. */
export interface StartupBlock {
  /** A file that is evaluated, a function that the host calls, a timer, a setData. */
  name: string
  start: number
  ms: number
  /** Time of each name in the block, without what is nested in it. */
  parts: Record<string, number>
}

/** How an app started, until its content was drawn; times in milliseconds since the launch, sizes in bytes of UTF-8. */
export interface StartupRecord {
  firstDrawn: number
  content: number
  scripts: { file: string; bytes: number }[]
  /** Modules of webpack that were evaluated, and the files that contain them. */
  modules: { id: string; file: string; bytes: number }[]
  blocks: StartupBlock[]
  /** Tasks of more than 50 ms as a browser reports them: each is named by its longest block, and also contains promise callbacks. */
  tasks: StartupBlock[]
}

/** Data that the window needs to start: the package and the initial state of the device. */
export interface HostOptions {
  pkg: MiniPackage
  storage: Record<string, unknown>
  /** Fixed answers per host API; they are merged over the host's own answer. */
  answers: Record<string, Fields>
  /** Host APIs that the test answers with a function, over the bridge. */
  scripted: string[]
  /** Records how the app starts. */
  measure: boolean
  /** WeChat's customer has not agreed to the privacy guide yet; otherwise they have, as every customer after the first visit. */
  asksForPrivacyGuide?: boolean
  /** A person uses the app: the bridge is asked for the answers of the host's sheets, and told what the host draws. */
  person?: boolean
}

/** Requests of the window to the Node side: network, files, the payment sheet, scripted answers. */
export type Bridge = (name: string, args: unknown[]) => Promise<unknown>

/** A network call as the bridge transfers it. */
export interface WireRequest {
  id: number
  url: string
  method: string
  headers: Record<string, string>
  data: unknown
  /** A body of bytes, as base64, in place of the data. */
  bytes?: string
  /** Milliseconds over connect, headers and body. */
  timeout: number
  binary: boolean
}

/** A file upload as the bridge transfers it; the bytes come from the table of temporary files. */
export interface WireUpload {
  id: number
  url: string
  headers: Record<string, string>
  fieldName: string
  filePath: string
  formData: Record<string, unknown>
  timeout: number
}

/** The answer of a network call; a binary body is base64. */
export interface WireResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** Why a network call has no answer. */
export type WireFailure = { failure: 'timeout' | 'abort' | 'network' | 'noFile'; message: string }

/** What a test can select: a selector, a text on the page, a field's placeholder, an accessible label, or a role. */
export type Target = string | { text: string } | { placeholder: string } | { label: string } | { role: string }
