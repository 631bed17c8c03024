// For containers: ends with code 0 when the process on this container's PORT answers that it is alive.
const url = `http://127.0.0.1:${process.env.PORT || 3000}${process.argv[2] ?? '/health'}`;

try {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_500) });
  if (!response.ok) throw new Error(`answered ${response.status}`);
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  console.error(`${url}: ${cause instanceof Error ? cause.message : cause}`);
  process.exitCode = 1;
}
