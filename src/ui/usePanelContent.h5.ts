import type { UsePanelContent } from './usePanelContentPort'

/** In a browser an update costs nothing, so the content is there at once. */
export const usePanelContent: UsePanelContent = () => true
