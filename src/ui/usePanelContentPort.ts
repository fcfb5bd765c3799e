/** Whether a panel that has just opened has its content; without it, the panel is an empty frame that is not visible yet. */
export type UsePanelContent = () => boolean
