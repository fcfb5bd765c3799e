/** Origin of the frames of a sandbox, as its page of the hosts names it. */
export async function framesOriginOf(url: string): Promise<string> {
  const page = await (await fetch(`${url}/sandbox/hosts`)).text()
  return /data-frames="([^"]+)"/.exec(page)?.[1] ?? ''
}
