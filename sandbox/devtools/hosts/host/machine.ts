import type { Bridge, Fields, HostOptions, MiniPackage } from '../protocol'
import { createApi, isHostName } from './api/createApi'
import { Clock } from './clock'
import { Logic } from './logic'
import { PageScroll } from './pageScroll'
import { Pages } from './pages'
import { Person } from './person'
import { PrivacyGuide } from './privacyGuide'
import { PullDown } from './pullDown'
import { Recorder } from './recorder'
import { TabBar } from './tabBar'
import { Timeline } from './timeline'
import { View } from './view'

/** Fields of a node that Taro itself needs. */
const NODE_FIELDS = ['nn', 'sid', 'uid', 'cn', 'v']

/** Calls that open another page in place of a missing one. */
const NAVIGATIONS = ['redirectTo', 'reLaunch', 'switchTab', 'navigateTo']

/** Largest number of nodes that a page may draw; more is slow on a cheap phone. */
const MOST_NODES = 1000

/** Everything that the user sees in addition to the pages: the host's own toasts and dialogs. */
interface Overlay {
  toasts: string[]
  modals: string[]
}

/** One running mini-program: the connected parts of the host. */
export class Machine {
  readonly pkg: MiniPackage
  readonly recorder = new Recorder()
  readonly timeline: Timeline
  readonly clock: Clock
  readonly person: Person
  readonly privacyGuide: PrivacyGuide
  readonly storage: Record<string, string> = {}
  readonly overlay: Overlay = { toasts: [], modals: [] }
  readonly listeners = new Map<string, Set<(value?: unknown) => void>>()
  readonly answers: Record<string, Fields>
  readonly scripted: Set<string>
  readonly tabBar: TabBar
  readonly view: View
  readonly pages: Pages
  readonly scroll: PageScroll
  readonly pullDown: PullDown
  readonly api: Fields
  readonly logic: Logic
  /** Whether a handler of a tap is running, the moment in which hosts ask for a subscription. */
  isInTap = false
  /** Result of `getLaunchOptionsSync`. */
  launchOptions: Fields = {}
  private readonly templates: Set<string>
  private readonly reported = new Set<string>()

  constructor(
    options: HostOptions,
    readonly bridge: Bridge,
  ) {
    this.pkg = options.pkg
    this.timeline = new Timeline(options.measure)
    this.clock = new Clock((name, callback) => this.recorder.guard(() => this.timeline.run(name, callback)))
    this.person = new Person(options.person ?? false, bridge)
    const isAgreed = options.pkg.platform !== 'weapp' || !options.asksForPrivacyGuide
    this.privacyGuide = new PrivacyGuide(this.recorder, isAgreed)
    this.recorder.tell = (name, value) => this.person.tell(name, value)
    this.recorder.problems.push(...options.pkg.problems)
    for (const [key, value] of Object.entries(options.storage)) this.storage[key] = JSON.stringify(value)
    this.answers = options.answers
    this.scripted = new Set(options.scripted)
    this.templates = new Set(this.pkg.templateNames)
    this.tabBar = new TabBar(this.pkg)
    this.view = new View(this.pkg, this.recorder, this.person, this.privacyGuide)
    this.pages = new Pages(this)
    this.scroll = new PageScroll(this)
    this.pullDown = new PullDown(this)
    this.api = createApi(this)
    this.recorder.missingHostCall = (message) => {
      const name = /(\w+) is not a function/.exec(message)?.[1]
      return name && isHostName(name) && !(name in this.api) ? name : undefined
    }
    this.logic = new Logic(this)
  }

  /** Starts the app at an address, as a cold start from a link does. */
  launch(url: string): void {
    this.timeline.launch()
    const { path, query } = this.pages.parse(url)
    this.launchOptions = { path, query, scene: 1001, referrerInfo: {}, shareTicket: '' }
    this.recorder.guard(() => this.logic.start())
    this.recorder.guard(() => this.logic.appLife('onLaunch', this.launchOptions))
    this.recorder.guard(() => this.logic.appLife('onShow', this.launchOptions))
    this.openLink(url)
  }

  /** Opens an address from outside of the app; if the app does not have the page, it is told so. */
  openLink(url: string): void {
    const { path, query } = this.pages.parse(url)
    if (this.pkg.pages.includes(path)) this.pages.reLaunch(url)
    else this.tellMissing(path, query)
  }

  /**
   * Lets the app open another page in place of a missing one, by `onPageNotFound` of the app or of the host object. A device accepts this only
   * while the call runs, and shows a page of its own otherwise; Alipay opens no page of a sub-package then. The open pages stay until then.
   */
  private tellMissing(path: string, query: Record<string, string>): void {
    const { calls } = this.recorder.logs
    const before = calls.length
    const missing = { path, query, isEntryPage: this.pages.stack.length === 0 }
    this.recorder.guard(() => this.logic.appLife('onPageNotFound', missing))
    this.emit('PageNotFound', missing)
    const move = calls.slice(before).find(({ name }) => NAVIGATIONS.includes(name))
    const target = move && this.pages.parse(String((move.args as Fields).url)).path
    const isMain = (this.pkg.app.pages as string[]).some((page) => page === target)
    if (!target || (this.pkg.platform === 'alipay' && !isMain))
      this.recorder.problem(
        'navigation',
        new Error(`the app led from the missing page "${path}" to ${target ?? 'no page'}`),
      )
  }

  /** Notifies the listeners of a host event, such as AppShow. */
  emit(name: string, value?: unknown): void {
    for (const listener of this.listeners.get(name) ?? [])
      this.recorder.guard(() => this.timeline.run(name, () => listener(value)))
  }

  /** Whether a Taro node number has a template; a missing one is reported once per page by the caller. */
  hasTemplate(name: string): boolean {
    if (this.templates.has(`tmpl_0_${name}`) || this.templates.has(`tmpl_0_${name}_blur`)) return true
    const key = `${this.recorder.page}:${name}`
    if (this.reported.has(key)) return true
    this.reported.add(key)
    return false
  }

  /**
   * Whether the template of a node reads a field of its data; otherwise the property never reaches the element. A node that another one's
   * template draws has none of its own. A missing attribute is reported once per page by the caller.
   */
  hasAttribute(name: string, field: string): boolean {
    const fields = this.pkg.nodeFields[name]
    if (!fields || fields.includes(field) || NODE_FIELDS.includes(field)) return true
    const key = `${this.recorder.page}:${name}.${field}`
    if (this.reported.has(key)) return true
    this.reported.add(key)
    return false
  }

  /** Counts the drawn nodes of the page in front and keeps the highest number. */
  countNodes(): void {
    const page = this.pages.top
    if (!page) return
    const count = [...page.element.querySelectorAll('*')].filter((element) => isDrawn(element.localName)).length
    const { nodes } = this.recorder.logs
    nodes[page.route] = Math.max(nodes[page.route] ?? 0, count)
    this.person.tell('weight', this.recorder.logs.setData.at(-1)?.bytes ?? 0, count)
    if (count > MOST_NODES && !this.reported.has(`nodes:${page.route}`)) {
      this.reported.add(`nodes:${page.route}`)
      this.recorder.problem('node count', new Error(`more than ${MOST_NODES} nodes on ${page.route}: ${count}`))
    }
  }
}

/** Taro's wrappers for depth and for custom wrappers draw nothing themselves. */
function isDrawn(tag: string): boolean {
  return tag.startsWith('wx-') && !['wx-comp', 'wx-custom-wrapper', 'wx-x', 'wx-page'].includes(tag)
}
