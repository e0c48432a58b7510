# frozen_string_literal: true

# Converts translations to those of Ruby's I18n: what the document keeps under `i18n` is at the top there, weeks begin
# on Sunday, and lists of months begin with a nil. All else stays as it is.
module LocaleData
  module_function

  def converted(translations)
    translations.transform_values do |texts|
      data = texts.is_a?(Hash) && texts["i18n"]
      data.is_a?(Hash) ? { **texts, **dates(data["date"]), **data.slice("time") } : texts
    end
  end

  def dates(date)
    return {} unless date

    days = date.slice("day_names", "abbr_day_names").transform_values { |names| names.rotate(-1) }
    months = date.slice("month_names", "abbr_month_names").transform_values { |names| [nil, *names] }
    { "date" => { **date, **days, **months } }
  end
end
