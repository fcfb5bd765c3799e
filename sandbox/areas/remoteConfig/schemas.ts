import type { Viewer } from '../../viewer'
import { appConfig } from './appConfig'
import { everyBlock, homeBlocks, servicesPage } from './samplePages'

/** A schema's text as an operator's tool would have written it, by page code. */
const schemas: Readonly<Record<string, (viewer: Viewer) => string>> = {
  xyf_xbt_01: (viewer) => JSON.stringify({ ...appConfig(viewer), page: homeBlocks(viewer) }),
  preview_all: (viewer) => JSON.stringify({ ts: viewer.now.getTime(), page: everyBlock(viewer) }),
  services: (viewer) => JSON.stringify({ ts: viewer.now.getTime(), page: servicesPage(viewer) }),
  /** Half of it is of no use to this version of the app. */
  preview_mixed: (viewer) => {
    const page = everyBlock(viewer)
    const useless = [
      { type: 'hologram' },
      { type: 'constructor' },
      { type: 'picture', picture: 'javascript:alert(1)' },
      7,
    ]
    return JSON.stringify({ ts: viewer.now.getTime(), page: { ...page, blocks: [...useless, ...page.blocks] } })
  },
  preview_empty: ({ now }) => JSON.stringify({ ts: now.getTime(), page: { title: 'Draft', blocks: [] } }),
  preview_broken: () => '{"page": {"title": "Draft", "blocks": [',
}

/** A map, since the code comes from outside. */
const byCode = new Map(Object.entries(schemas))

/** The schema of a page code, in the viewer's language; undefined for a code that does not exist. */
export const schemaOf = (code: string, viewer: Viewer): string | undefined => byCode.get(code)?.(viewer)
