/** The text of a host's project file for the built package itself: with the app's id, and the package's own folder in place of the project's. */
export function projectFileOf(source: string, appId: string): string {
  const project: Record<string, unknown> = JSON.parse(source)
  return `${JSON.stringify({ ...project, miniprogramRoot: './', appid: appId }, null, 2)}\n`
}
