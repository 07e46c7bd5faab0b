/** A UUID of a version from the beginning of a hash; RFC 9562 defines version 8 for this. */
export const uuidOfHash = (hex: string, version: 4 | 8 = 8): string =>
  hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-${version}$3-8$4-$5`)
