export function Head() {
  return (
    <>
      <meta name="robots" content="noindex" />
      {/* Only: as on the page of an invitation, what browsers that darken pages make of it is not readable. */}
      <meta name="color-scheme" content="only light" />
    </>
  );
}
