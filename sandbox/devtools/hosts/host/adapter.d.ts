/** The adapter's package refers to a types file that it does not contain; these are the types that the host uses. */
declare module 'glass-easel-miniprogram-adapter' {
  interface ComponentEnv {
    Page(definition: object): void
    Component(definition: object): void
  }
  interface CodeSpace {
    getComponentSpace(): unknown
    addCompiledTemplate(path: string, template: { groupList: unknown; content: unknown }): void
    addComponentStaticConfig(path: string, config: object): void
    addStyleSheet(path: string, content: undefined, scope: string): void
    componentEnv(path: string, define: (env: ComponentEnv) => void): void
    behavior(): { definition(definition: object): { register(): unknown } }
  }
  interface Root {
    get(): unknown
    getComponent(): unknown
    attach(parent: unknown, placeholder: unknown): void
    release(): void
  }
  interface AssociatedBackend {
    createRoot(tag: string, codeSpace: CodeSpace, url: string): Root
  }
  class MiniProgramEnv {
    createCodeSpace(id: string, isMain: boolean): CodeSpace
    associateBackend(context: unknown): AssociatedBackend
  }
}
