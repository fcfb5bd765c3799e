/** Lines that the notes of a release may have; the vendors' pages show no more. */
const NOTES = 20

/** The notes of a release from the subjects of its commits, the newest first. */
export function notesOf(version: string, subjects: readonly string[]): string {
  const lines = [...new Set(subjects.map((subject) => subject.trim()).filter(Boolean))]
  const more = lines.length - NOTES
  return [version, ...lines.slice(0, NOTES), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

/**
 * The commit that the notes of a release begin after: the last tag, otherwise the last change of the version before the newest commit;
 * undefined where there is neither, so that all commits count.
 * @param versionChanges commits that changed the version, the newest first
 */
export const notesBeginAfter = (
  tag: string | undefined,
  versionChanges: readonly string[],
  head: string,
): string | undefined => tag || versionChanges.find((commit) => commit !== head)
