export default function Page() {
  return <p>Inv</p>;
}
