import type { FastifyInstance } from 'fastify'

interface MountedRoute {
  /** With its parameters as they were mounted, as `/sandbox/enter/:mobile`. */
  path: string
  methods: readonly string[]
}

/** Every route of a server, read from the tree that it prints: `│   ├── /inbox (GET, HEAD)` lies under the line that is indented less. */
export function mountedRoutes(app: FastifyInstance): MountedRoute[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^([│\s]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      if (!part) return []
      const depth = indent.length / 4
      const path = (parents[depth - 1] ?? '') + part
      parents.splice(depth, Number.POSITIVE_INFINITY, path)
      return methods ? [{ path, methods: methods.split(', ') }] : []
    })
}
