/** Whether the customer lets the mini-program use the camera; asks them where they have not decided yet and the host can ask. */
export type MayUseCamera = () => Promise<boolean>
