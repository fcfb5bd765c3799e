import * as glassEasel from 'glass-easel'
import { type AssociatedBackend, type CodeSpace, MiniProgramEnv, type Root } from 'glass-easel-miniprogram-adapter'
import type { MiniPackage } from '../protocol'
import { spellEvents } from './framework'
import { defineBuiltins } from './parts/defineBuiltins'
import type { Person } from './person'
import personCss from './person.css'
import type { PrivacyGuide } from './privacyGuide'
import type { Recorder } from './recorder'
import baseCss from './view.css'

/** The view layer: WeChat's own component framework, which draws the package's templates into this window's DOM. */
export class View {
  readonly codeSpace: CodeSpace
  private readonly backend: AssociatedBackend

  constructor(
    private readonly pkg: MiniPackage,
    recorder: Recorder,
    person: Person,
    guide: PrivacyGuide,
  ) {
    glassEasel.addGlobalErrorListener((error) => {
      recorder.problem('error', error)
      return false
    })
    glassEasel.addGlobalWarningListener((warning) => {
      recorder.note('warning', String(warning))
      return false
    })
    spellEvents(pkg.eventNames)
    const env = new MiniProgramEnv()
    this.codeSpace = env.createCodeSpace('main', true)
    this.backend = env.associateBackend(domBackend())
    defineBuiltins(this.codeSpace.getComponentSpace() as glassEasel.ComponentSpace, pkg.tagAttributes, person, guide)
    recorder.guard(() => this.addTemplates())
    addStyle('base', baseCss)
    if (pkg.css.app) addStyle('app', pkg.css.app)
    if (person.isThere) addStyle('person', personCss)
  }

  /** Makes the root component of a page. */
  createPage(path: string): Root {
    const css = this.pkg.css[path]
    if (css) addStyle(path, css)
    return this.backend.createRoot('wx-page', this.codeSpace, `/${path}`)
  }

  /** Adds the style sheet of a component, under the class prefix that the framework gives it. */
  addComponentStyle(path: string): void {
    const scope = this.pkg.styleScopes[path]
    if (!scope) return
    this.codeSpace.addStyleSheet(path, undefined, scope)
    addStyle(scope, this.pkg.css[path] ?? '')
  }

  private addTemplates(): void {
    const groupList = new Function(`return ${this.pkg.templates}`)() as Record<string, unknown>
    for (const [path, content] of Object.entries(groupList))
      this.codeSpace.addCompiledTemplate(path, { groupList, content })
    for (const [file, config] of Object.entries(this.pkg.json)) {
      if (file === 'app.json' || file.startsWith('project.')) continue
      const usingComponents = { ...(this.pkg.app.usingComponents ?? {}), ...(config.usingComponents ?? {}) }
      this.codeSpace.addComponentStaticConfig(file.replace(/\.json$/, ''), { ...config, usingComponents })
    }
  }
}

/** The framework's DOM backend ignores the tag name that a built-in requests, so every element gets its `wx-` name here. */
function domBackend(): glassEasel.CurrentWindowBackendContext {
  const context = new glassEasel.CurrentWindowBackendContext()
  Object.assign(context, {
    document: {
      createElement: (tag: string) => document.createElement(tag.startsWith('wx-') ? tag : `wx-${tag}`),
      createTextNode: (text: string) => document.createTextNode(text),
      createDocumentFragment: () => document.createDocumentFragment(),
    },
  })
  context.onEvent((target, type, detail, options) => {
    const event = new glassEasel.Event(type, detail, options)
    glassEasel.Event.dispatchEvent(target, event)
    return event.getEventBubbleStatus()
  })
  return context
}

function addStyle(name: string, css: string): void {
  const id = `style-${name.replace(/\W/g, '-')}`
  if (document.getElementById(id)) return
  const style = document.createElement('style')
  style.id = id
  style.textContent = css
  document.head.appendChild(style)
}
