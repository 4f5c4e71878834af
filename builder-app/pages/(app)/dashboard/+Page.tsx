export default function Page() {
  return <p>Dash</p>;
}
