export default function Page() {
  return <p>Prev</p>;
}
