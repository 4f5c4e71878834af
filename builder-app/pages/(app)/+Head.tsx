export function Head() {
  return (
    <>
      <meta name="theme-color" content="#fbf8f3" />
      {/* Edit and dashboard links carry a token in their address. */}
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
