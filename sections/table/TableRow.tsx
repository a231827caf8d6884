/** One kind and what is said of it. */
export function TableRow({ columns, cells: [name, ...cells] }: { columns: string[]; cells: string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={index} data-label={columns[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
